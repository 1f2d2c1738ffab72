import { createBody, parseBy, TABLE_LISTS, type TableList } from '@medallion/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { gameInfo, type Registry } from '../games';
import type { People } from '../identity/people';
import type { Lobby, Outcome } from '../tables/lobby';
import { bodyBy, personOf, visitorOf } from './identity-routes';
import { RefusedRequest } from './refusal';

const listQuery = v.object({ list: v.picklist(TABLE_LISTS) });
const keyQuery = v.object({ key: v.optional(v.pipe(v.string(), v.maxLength(64))) });
const idParams = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });

function unwrapped<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new RefusedRequest(outcome.code, outcome.detail);
  return outcome.value;
}

function readBy<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const parsed = parseBy(schema, value);
  if (!parsed.ok) throw new RefusedRequest(parsed.code, parsed.detail);
  return parsed.value;
}

export interface TableRouteParts {
  readonly people: People;
  readonly lobby: Lobby;
  readonly games: Registry;
}

export function tableRoutes(app: FastifyInstance, { people, lobby, games }: TableRouteParts): void {
  const linkOf = async (request: FastifyRequest) => ({
    id: readBy(idParams, request.params).id,
    key: readBy(keyQuery, request.query).key,
    person: (await visitorOf(people, request))?.id ?? null,
  });

  app.get('/api/games', async () => ({ games: [...games.values()].map(gameInfo) }));

  app.post('/api/tables', async (request, reply) => {
    const person = await personOf(people, request);
    const created = unwrapped(await lobby.create(person, bodyBy(createBody, request)));
    reply.code(201);
    return created;
  });

  app.get('/api/tables', async (request) => {
    const list: TableList = readBy(listQuery, request.query).list;
    const person = list === 'mine' ? await personOf(people, request) : await visitorOf(people, request);
    return { tables: await lobby.list(list, person?.id ?? null) };
  });

  app.get('/api/tables/:id', async (request) => {
    const { id, key, person } = await linkOf(request);
    return unwrapped(await lobby.info(id, person, key));
  });

  app.get('/api/tables/:id/record', async (request) => {
    const { id, key, person } = await linkOf(request);
    return unwrapped(await lobby.record(id, person, key));
  });
}
