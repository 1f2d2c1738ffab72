import { guestBody, type Identity, type Person, parseBy, recoverBody, renameBody } from '@medallion/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { People } from '../identity/people';
import type { Limits } from '../rate';
import type { Dispatcher } from '../socket/dispatcher';
import type { Lobby } from '../tables/lobby';
import { RefusedRequest } from './refusal';

/** What the request says, or a refusal that says where it does not fit. */
export function bodyBy<T>(schema: GenericSchema<unknown, T>, request: FastifyRequest): T {
  const parsed = parseBy(schema, request.body);
  if (!parsed.ok) throw new RefusedRequest(parsed.code, parsed.detail);
  return parsed.value;
}

function tokenIn(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
}

export async function personOf(people: People, request: FastifyRequest): Promise<Person> {
  const recognised = await people.recognise(tokenIn(request));
  if (!recognised.ok) throw new RefusedRequest(recognised.code);
  return recognised.person;
}

/** Null for a visitor without a token; a wrong token is still refused. */
export async function visitorOf(people: People, request: FastifyRequest): Promise<Person | null> {
  return tokenIn(request) === undefined ? null : personOf(people, request);
}

export interface IdentityParts {
  readonly people: People;
  readonly limits: Limits;
  readonly lobby: Lobby;
  readonly dispatcher: Pick<Dispatcher, 'rename' | 'signOut'>;
  readonly addressOf: (request: FastifyRequest) => string;
}

export function identityRoutes(
  app: FastifyInstance,
  { people, limits, lobby, dispatcher, addressOf }: IdentityParts,
): void {
  app.post('/api/guest', async (request, reply): Promise<Identity> => {
    if (!limits.guests.take(addressOf(request))) throw new RefusedRequest('too-fast');
    const identity = await people.welcome(bodyBy(guestBody, request).name);
    if (identity === null) throw new RefusedRequest('bad-name');
    reply.code(201);
    return identity;
  });

  app.get('/api/me', async (request) => ({ person: await personOf(people, request) }));

  app.post('/api/me', async (request) => {
    const { id } = await personOf(people, request);
    if (!limits.names.take(id)) throw new RefusedRequest('too-fast');
    const person = await people.rename(id, bodyBy(renameBody, request).name);
    if (person === null) throw new RefusedRequest('bad-name');
    dispatcher.rename(person);
    await lobby.rename(person);
    return { person };
  });

  app.post('/api/me/recovery', async (request) => {
    const { id } = await personOf(people, request);
    return { code: await people.recoveryCode(id) };
  });

  app.post('/api/recover', async (request): Promise<Identity> => {
    if (!limits.recoveries.take(addressOf(request))) throw new RefusedRequest('too-fast');
    const { code, signOutOthers = false } = bodyBy(recoverBody, request);
    const identity = await people.recover(code, signOutOthers);
    if (identity === null) throw new RefusedRequest('bad-recovery-code');
    if (signOutOthers) dispatcher.signOut(identity.person.id);
    return identity;
  });
}
