import { named, type Read, readConfiguration } from './read-configuration';

type Request = { method?: string; host?: string; port?: string; isKnownNetwork?: boolean };
type Response = {
  status: number;
  headers: Record<string, string>;
  file?: string;
  type?: string;
  location?: string;
  text?: string;
};
type Variables = (name: string) => string;

/** Answers requests as nginx does with `configuration`, for the directives that the site uses; `npm run test:host` tests the real nginx. */
export function smallNginx(configuration: string, files: ReadonlySet<string>) {
  const site = readConfiguration(configuration);
  return (
    address: string,
    { method = 'GET', host = '', port = '80', isKnownNetwork = false }: Request = {},
  ): Response => {
    const server = serverOf(named(site, 'server'), host, port);
    const [path = '', args = ''] = address.split(/\?(.*)/s);
    const uri = resolved(path);
    if (uri === undefined) return { status: 400, headers: {} };
    const known = {
      request_uri: address,
      request_method: method,
      host,
      args,
      is_args: args && '?',
      uri,
      status: '',
      networks: isKnownNetwork ? 'known' : '',
    };
    const respond = (response: Omit<Response, 'headers'>): Response => {
      Object.assign(known, { status: String(response.status), uri: response.file ?? uri });
      return { ...response, headers: headersOf(server, variables(site, known)) };
    };
    const found = answered(server, uri, files, variables(site, known));
    if (found.status !== 404) return respond(found);
    const [error] = named(server, 'error_page').filter(({ words }) => words[1] === '404');
    const place = named(server, 'location').find(({ words }) => words[1] === error?.words[2]);
    return respond({ ...fileOf(place?.body ?? [], server, files, variables(site, known)), status: 404 });
  };
}

/** The server that listens on the port under the name, else the port's default one. */
function serverOf(servers: readonly Read[], host: string, port: string): readonly Read[] {
  const listening = servers.filter(({ body }) => named(body, 'listen').some(({ words }) => words[1] === port));
  const own = listening.find(({ body }) => named(body, 'server_name').some(({ words }) => words.includes(host)));
  const usual = listening.find(({ body }) =>
    named(body, 'listen').some(({ words }) => words.includes('default_server')),
  );
  const server = own ?? usual;
  if (!server) throw new Error(`No server listens on ${port}`);
  return server.body;
}

/** The decoded path, byte by byte, without its dot segments; undefined if nginx itself refuses the path. */
function resolved(path: string): string | undefined {
  if (/%(?![\da-f]{2})/i.test(path)) return undefined;
  const bytes = path.replace(/%(..)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const segments: string[] = [];
  for (const [place, segment] of bytes.split('/').entries()) {
    const isLast = place === bytes.split('/').length - 1;
    if (segment === '..' && segments.length < 2) return undefined;
    if (segment === '..') segments.pop();
    if (segment !== '..' && segment !== '.') segments.push(segment);
    else if (isLast) segments.push('');
  }
  return segments.join('/');
}

/** The answer of the first condition of the server that applies, else the answer of the location. */
function answered(server: readonly Read[], uri: string, files: ReadonlySet<string>, value: Variables) {
  for (const directive of server) {
    if (directive.words[0] === 'return') return returned(directive, value);
    if (directive.words[0] === 'if' && holds(directive.words.slice(1).join(' ').slice(1, -1), value))
      return returned(directive.body[0]!, value);
  }
  const body = locationOf(server, uri);
  const [directive] = named(body, 'return');
  return directive ? returned(directive, value) : fileOf(body, server, files, value);
}

function returned({ words: [, status, text = ''] }: Read, value: Variables): Omit<Response, 'headers'> {
  return Number(status) === 308
    ? { status: 308, location: expanded(text, value) }
    : { status: Number(status), ...(text ? { text: expanded(text, value) } : {}) };
}

function holds(condition: string, value: Variables): boolean {
  const [variable = '', operator, pattern = ''] = condition.split(' ');
  const actual = expanded(variable, value);
  return operator === '!~' ? !new RegExp(pattern).test(actual) : !['', '0'].includes(actual);
}

/** The location for exactly this address, else the one with the longest matching prefix. */
function locationOf(server: readonly Read[], uri: string): readonly Read[] {
  const locations = named(server, 'location').map(({ words, body }) => ({
    mark: words.at(-2),
    at: words.at(-1)!,
    body,
  }));
  const exact = locations.find(({ mark, at }) => mark === '=' && at === uri);
  const prefixes = locations.filter(({ mark, at }) => mark !== '=' && uri.startsWith(at));
  const longest = prefixes.toSorted((one, other) => other.at.length - one.at.length)[0];
  return (exact ?? longest)?.body ?? [];
}

/** The first file that exists, with the type set by the location, else by the server. */
function fileOf(location: readonly Read[], server: readonly Read[], files: ReadonlySet<string>, value: Variables) {
  const tried = named(location, 'try_files')[0]?.words.slice(1, -1) ?? [];
  const file = tried.map((name) => expanded(name, value)).find((name) => files.has(name));
  if (file === undefined) return { status: 404 };
  const types = named(location, 'types')[0] ?? named(server, 'types')[0];
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const type = types?.body.find(({ words }) => words.slice(1).includes(extension))?.words[0];
  const usual = named(location, 'default_type')[0] ?? named(server, 'default_type')[0];
  return { status: 200, file, type: type ?? usual?.words[1] ?? '' };
}

/** The headers that have a value; without `always`, nginx sends a header only with successful responses. */
function headersOf(server: readonly Read[], value: Variables): Record<string, string> {
  const went = Number(value('status')) < 400;
  return Object.fromEntries(
    named(server, 'add_header')
      .filter(({ words }) => went || words[3] === 'always')
      .map(({ words: [, name, text] }) => [name!, expanded(text!, value)] as const)
      .filter(([, text]) => text !== ''),
  );
}

function expanded(text: string, value: Variables): string {
  return text.replace(/\$(\w+)/g, (_, name: string) => value(name));
}

/** The variables of a request, and those of the maps: the first pattern that matches names the value, and its groups are variables, too. */
function variables(site: readonly Read[], known: Readonly<Record<string, string>>): Variables {
  return (name) => {
    const network = named(site, 'geo').find(({ words }) => words[1] === `$${name}`);
    if (network) return known.networks && named(network.body, 'include')[0] ? '0' : defaultOf(network);
    const map = named(site, 'map').find(({ words }) => words[2] === `$${name}`);
    if (!map) {
      const text = known[name];
      if (text === undefined) throw new Error(`nginx knows no $${name}`);
      return text;
    }
    const of = expanded(map.words[1]!, variables(site, known));
    let groups: Record<string, string> = {};
    const entry =
      map.body.find(({ words }) => words[0] === of) ??
      map.body.find(({ words: [key = ''] }) => {
        const match = key.startsWith('~') ? ofPcre(key.slice(1)).exec(of) : null;
        if (match) groups = { ...match.groups };
        return match;
      });
    return expanded(entry?.words[1] ?? defaultOf(map), variables([], { ...known, ...groups }));
  };
}

function defaultOf({ body }: Read): string {
  return named(body, 'default')[0]?.words[1] ?? '';
}

/** JavaScript has no possessive repetition, and takes flags separately from the expression. */
function ofPcre(expression: string): RegExp {
  return new RegExp(expression.replace('(?s)', '').replace('*+$', '*$'), 's');
}
