import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { type BaseIssue, type BaseSchema, getDotPath, safeParse } from 'valibot';

/**
 * Lets a valibot schema check a form. Its messages are keys (`validation.required`) or plain text; of several about one
 * field the first is shown. The submit handler receives the schema's output.
 */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: BaseSchema<Values, Output, BaseIssue<unknown>>,
): Resolver<Values, unknown, Output> {
  return function resolve(values) {
    const result = safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors: FieldErrors<Values> = {};
    const seen = new Set<string>();
    for (const issue of result.issues) {
      const path = getDotPath(issue) ?? 'root.server';
      if (seen.has(path)) continue;
      seen.add(path);
      set(errors, path, { type: issue.type, message: issue.message });
    }
    return { values: {}, errors };
  };
}
