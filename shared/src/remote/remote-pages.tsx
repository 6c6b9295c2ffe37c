import { Route, Routes } from 'react-router';
import type { PageDeclaration } from '../manifest/manifest';
import { LazyPage } from './lazy-page';

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
    </Routes>
  );
}
