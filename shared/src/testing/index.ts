export { RemotePages } from '../remote/remote-pages';
export { readAnything } from './any-answer';
export { type Answer, createTestApi, failure, type RecordedCall, TEST_API_BASE, type TestApi } from './test-api';
export { createTestContext, failureOf, type TestContext } from './test-context';
export { createTestNavigation, type TestNavigation } from './test-navigation';
export { createTestPlatform, type TestPlatform, type TestPlatformOptions, testUser } from './test-platform';
