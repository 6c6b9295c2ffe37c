export { RemotePages } from '../remote/remote-pages';
export { readAnything } from './any-answer';
export { focusedText } from './focused-text';
export { heldBack } from './held-back';
export { countTurns, SlowParts } from './slow-parts';
export {
  createTestApi,
  failure,
  type RecordedCall,
  TEST_API_BASE,
  /** @public The declarations of test helpers name it. */
  type TestApi,
} from './test-api';
export { createTestContext, failureOf, type TestContext } from './test-context';
export {
  createTestNavigation,
  /** @public The declarations of test helpers name it. */
  type TestNavigation,
} from './test-navigation';
export { createTestPlatform, type TestPlatform, type TestPlatformOptions, testUser } from './test-platform';
