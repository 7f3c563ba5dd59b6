import type { TestService } from './service.js'

/** Runs a test with the recorded responses, which safer rules replace by default. */
export async function withRecordedAnswers(
  { ctx }: TestService,
  test: () => Promise<void>,
): Promise<void> {
  const { config } = ctx
  ctx.config = { ...config, compatibility: 'june-2025' }
  try {
    await test()
  } finally {
    ctx.config = config
  }
}
