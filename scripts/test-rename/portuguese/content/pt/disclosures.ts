import { section } from '@/content/blocks';
import { at, hoursIn, phone } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { Disclosures } from '@/content/types';

export const disclosures = {
  everyPage: [
    section('attorney-advertising', 'Publicidade de advogados', [
      `Este site é publicidade de advogados. O escritório responsável é ${at.office}, ${phone.office}. Nada aqui é orientação jurídica.`,
    ]),
    section('debt-collector', 'Tentativa de cobrar uma dívida', [
      `${firm.name} é uma empresa de cobrança. Esta é uma tentativa de cobrar uma dívida, e qualquer informação obtida será usada para esse fim. Ligue para ${phone.main}, ${hoursIn('pt').officeEastern}.`,
    ]),
  ],
  homeOnly: section('who-we-serve', 'Quem atendemos', [
    'Representamos credores. Não prometemos nenhum resultado: cada caso depende dos seus próprios fatos.',
  ]),
  sample: 'Site de exemplo. Este escritório de advocacia não existe. Não envie dinheiro nem dados pessoais.',
  licensesTitle: 'Números de licença',
} satisfies Disclosures;
