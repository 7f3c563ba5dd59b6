/**
 * Options of V8 for processes that send the embedded Postgres fewer than about 30,000 statements: they compile it without
 * optimizing it, which saves 2 to 5 s of CPU time. Each statement then takes a quarter more.
 */
export const SHORT_LIVED = ['--liftoff-only', '--no-wasm-dynamic-tiering']
