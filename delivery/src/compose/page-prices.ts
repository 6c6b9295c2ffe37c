import { formatPrice, type RuntimeConfig } from '@careline/shared/manifest';

/**
 * Prerendered markup says "your plan's price" in `<span data-price="monthly">`, because the configuration is not known where it is made. Here
 * each gets its amount; what is not configured keeps the words.
 */
export function withPrices(html: string, { prices }: Pick<RuntimeConfig, 'prices'>): string {
  const amounts = new Map(Object.entries(prices));
  return html.replace(/(<span data-price="([a-zA-Z]+)">)[^<]*/g, (words, open: string, name: string) => {
    const amount = amounts.get(name);
    return typeof amount === 'number' ? open + formatPrice(amount, prices.currency) : words;
  });
}
