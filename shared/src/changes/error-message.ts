/** The words of whatever was thrown; calls throw ApiError, whose message is for people. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
