/** Replaces `@jest/globals` when an example runs under Vitest. */
export {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi as jest} from 'vitest';
