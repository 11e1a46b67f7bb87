import { expect, it } from 'vitest';
import { reportHeaders } from '@/hosts/reports';

it('browsers report to the address, under the one name that the headers share', () => {
  const url = 'https://reports.site.example/site';
  const headers = reportHeaders(url);
  const { group, endpoints } = JSON.parse(headers['Report-To']!) as { group: string; endpoints: unknown };
  expect(headers['Reporting-Endpoints']).toBe(`${group}="${url}"`);
  expect(endpoints).toEqual([{ url }]);
  expect(JSON.parse(headers.NEL!)).toMatchObject({ report_to: group });
});
