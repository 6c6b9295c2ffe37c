import type { FastifyInstance } from 'fastify';
import { whyNotListening } from '../../bin/processes.mjs';
import { Failure } from '../failure';

/** Where HOST says that servers listen: this machine alone where it says nothing. */
export function hostFrom({ HOST }: NodeJS.ProcessEnv): string {
  // A file of settings may name it and leave it empty, which to Node is every address.
  return HOST || '127.0.0.1';
}

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
