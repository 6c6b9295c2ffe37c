import { configure } from '@testing-library/dom';

// Before every test of a page: a busy machine must not fail a test that only waits.
configure({ asyncUtilTimeout: 5_000 });
