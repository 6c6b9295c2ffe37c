/** What is asked for about numbers that nobody owns yet, or again. */
export const numberKeys = {
  search: ['number-search'],
  audit: ['audit'],
  recycling: ['recycling'],
} as const;
