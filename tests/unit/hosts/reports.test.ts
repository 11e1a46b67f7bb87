import { expect, it } from 'vitest';
import { reportHeaders } from '@/hosts/reports';

it('the reporting headers share one endpoint name', () => {
  const url = 'https://reports.site.example/site';
  const headers = reportHeaders(url);
  const { group, endpoints } = JSON.parse(headers['Report-To']!) as { group: string; endpoints: unknown };
  expect(headers['Reporting-Endpoints']).toBe(`${group}="${url}"`);
  expect(endpoints).toEqual([{ url }]);
  expect(JSON.parse(headers.NEL!)).toMatchObject({ report_to: group });
});
