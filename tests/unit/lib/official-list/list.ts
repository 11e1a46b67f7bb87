import type { OfficialList } from '@/lib/official-list/verdict';

/** A list for tests only, so that no verdict depends on the firm's facts. */
export const list: OfficialList = {
  names: ['Wexcombe & Vale, P.C.', 'Wexcombe & Vale'],
  siteName: 'wexcombevale',
  phones: ['+18005550199', '+16175550100', '+12125550142'],
  emails: ['info@wexcombevale.example', 'disputes@wexcombevale.example'],
  hosts: ['wexcombevale.example', 'www.wexcombevale.example', 'portal.wexcombevale.example'],
  linkedPages: ['https://jobs.recruiting.example/wexcombe-vale', 'https://www.linkedin.com/company/wexcombe-vale/'],
  addresses: [
    { street: 'P.O. Box 1000', city: 'Harrow Quay', state: 'MA', zip: '00000' },
    { street: '100 Colonnade Square, Suite 500', city: 'Harrow Quay', state: 'MA', zip: '00000' },
  ],
  licenses: ['0000000-DCA', '0000', 'CCA-0000000', 'NMLS ID 0000000'],
  labels: [
    { text: 'Toll-free', licenses: [] },
    { text: 'Español', licenses: [] },
    { text: 'Clients (creditors; we don’t collect from this number)', licenses: [] },
    { text: 'Yonkers', licenses: ['0000'] },
    { text: 'City of Yonkers', licenses: ['0000'] },
    { text: 'Consumer Protection Bureau', licenses: ['0000'] },
    { text: 'New York City', licenses: ['0000000-DCA'] },
    { text: 'Connecticut', licenses: ['CCA-0000000'] },
    { text: 'Nationwide registry', licenses: ['NMLS ID 0000000'] },
    { text: 'Without www', licenses: [] },
  ],
};
