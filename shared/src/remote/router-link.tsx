import { Link, useHref } from 'react-router';
import type { UiLinkProps } from '../ui/link';

/** What `shared/ui` renders for its links inside a RemoteRouter: this site's addresses ask the router, all others are plain anchors. */
export function RouterLink({ href, ...rest }: UiLinkProps) {
  const home = useHref('/');
  if (!isOfThisSite(href) || rest.target === '_blank' || rest.download !== undefined)
    return <a {...rest} href={href} />;
  return <Link {...rest} to={withoutPrefix(href, home)} />;
}

function isOfThisSite(href: string): boolean {
  return /^(\/(?!\/)|\?)/.test(href);
}

/** The router puts the language's prefix before every path, so one that has it already must lose it. */
function withoutPrefix(href: string, home: string): string {
  const prefix = home.replace(/\/$/, '');
  if (prefix === '' || !href.startsWith(prefix)) return href;
  const rest = href.slice(prefix.length);
  return rest === '' ? '/' : /^[/?#]/.test(rest) ? rest : href;
}
