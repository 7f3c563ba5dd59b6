export {
  type ErrorCode,
  type ErrorDetails,
  isLatchkeyError,
  type KnownError,
  LatchkeyError,
  type RequestSummary,
  UsageError,
} from '@latchkey/contract/errors/error'
