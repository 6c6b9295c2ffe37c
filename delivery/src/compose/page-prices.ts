import { formatPrice, type RuntimeConfig } from '@careline/shared/manifest';

/**
 * Prerendered markup says "your plan's price" in `<span data-price="monthly">`, because the configuration is not known where it is made. Here
 * each gets its amount, in the place of # in `data-words` where it has any; what is not configured keeps the words.
 */
export function withPrices(html: string, { prices }: Pick<RuntimeConfig, 'prices'>): string {
  const amounts = new Map(Object.entries(prices));
  const place = /(<span data-price="([a-zA-Z]+)"(?: data-words="([^"]*)")?>)[^<]*/g;
  return html.replace(place, (words, open: string, name: string, around = '#') => {
    const amount = amounts.get(name);
    return typeof amount === 'number' ? open + around.replace('#', () => formatPrice(amount, prices.currency)) : words;
  });
}
