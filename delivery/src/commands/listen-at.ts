import type { FastifyInstance } from 'fastify';
import { whyNotListening } from '../../bin/processes.mjs';
import { Failure } from '../failure';

/** Resolves to the address. Closes the server and throws a Failure where it cannot listen there. */
export async function listenAt(server: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    await server.close();
    const reason = whyNotListening(error, host, port);
    throw reason === undefined ? error : new Failure(reason);
  }
}
