import { Route, Routes } from 'react-router';
import type { PageDeclaration } from '../manifest/manifest';
import { LazyPage } from './lazy-page';
import { useOwner } from './platform-context';
import { useAdmittedLocation } from './remote-router';

export interface RemotePagesProps {
  readonly pages: readonly PageDeclaration[];
}

/** The routes of a remote, made from its declaration; each page is a chunk of its own. */
export function RemotePages({ pages }: RemotePagesProps) {
  return (
    <Routes>
      {pages.map(({ path, load }) => (
        <Route key={path} path={path} element={<LazyPage load={load} />} />
      ))}
      <Route path="*" element={<NoPage />} />
    </Routes>
  );
}

/** A release that takes the place of a later one may lack a page of that one: blank, it would say nothing and count as whole. */
function NoPage() {
  const owner = useOwner();
  const location = useAdmittedLocation();
  if (location.owner === owner) throw new Error(`This release of ${owner} has no page at ${location.path}.`);
  return null;
}
