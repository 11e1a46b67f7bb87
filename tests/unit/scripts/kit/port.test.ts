import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portFault, readPort } from '@/scripts/kit/port.mjs';
import { takePairOfPorts } from '@/tests/kit/pair-of-ports';

describe('the port', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
    ['65535', 65_535],
    ['0', undefined],
    ['65536', undefined],
    ['-1', undefined],
    ['80.5', undefined],
    ['0x50', undefined],
    ['http', undefined],
  ])('of PORT=%s is %s', (value, port) => expect(readPort(value)).toBe(port));

  it('without permission is reported', () => expect(portFault('EACCES', 80)).toContain('80 needs more permissions'));
});

describe.each(['scripts/start.mjs', 'scripts/preview.ts', 'scripts/edit.ts'])('%s', (script) => {
  const other = createServer();
  beforeAll(() => new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve())));
  afterAll(() => new Promise<void>((resolve) => other.close(() => resolve())));

  it('says in one line that the port is in use [input-12]', async () => {
    const { port } = other.address() as AddressInfo;
    expect(await start(script, String(port))).toEqual({
      status: 1,
      output: `Port ${port} is taken: set PORT to another, such as PORT=3001.\n`,
    });
  });

  it('says in one line that the port is invalid [input-12]', async () => {
    expect(await start(script, 'http')).toEqual({
      status: 1,
      output: 'PORT is "http", which is not a port: expected a number from 1 to 65535.\n',
    });
  });
});

describe('the port after PORT, which scripts/edit.ts uses too', () => {
  it('is reported in one line when it is in use [input-12]', async () => {
    const { port, first, second } = await takePairOfPorts();
    first.close();
    const started = await start('scripts/edit.ts', String(port));
    second.close();
    expect(started).toEqual({
      status: 1,
      output: `Port ${port + 1} is taken: set PORT to another, such as PORT=3001.\n`,
    });
  });

  it('is reported in one line when there is none [input-12]', async () => {
    expect(await start('scripts/edit.ts', '65535')).toEqual({
      status: 1,
      output: 'PORT is "65536", which is not a port: expected a number from 1 to 65535.\n',
    });
  });
});

function start(script: string, port: string): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, HOST: undefined, PORT: port };
    const child = spawn(process.execPath, ['--import', 'tsx', script], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });
}
