# Image of the service, built from this repository. docs/self-hosting/containers.md says how to run it.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY . .
RUN --mount=type=cache,target=/root/.local/share/pnpm/store pnpm install --frozen-lockfile --filter latchkey-monorepo --filter "@latchkey/service..."
# turbo.json has the order, which the dependencies of the tests would reverse.
RUN pnpm exec turbo run build --filter=@latchkey/service --filter=@latchkey/dashboard
RUN pnpm --filter @latchkey/contract --filter @latchkey/service --filter @latchkey/dashboard pack --pack-destination /packed
# To export traces, build with --build-arg OPENTELEMETRY="@opentelemetry/api @opentelemetry/sdk-node".
ARG OPENTELEMETRY=""
# For sign-ins with SAML, build with --build-arg SAML=@node-saml/node-saml@5.
ARG SAML=""
WORKDIR /app
RUN --mount=type=cache,target=/root/.npm npm install --omit=dev --no-audit --no-fund /packed/*.tgz ${OPENTELEMETRY} ${SAML} \
  && find node_modules -name "*.map" -delete

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
ENV LATCHKEY_MODE=production
# The service listens on all addresses of its container, on the port of EXPOSE and of the health check.
ENV LATCHKEY_HOST=0.0.0.0
ENV LATCHKEY_PORT=4710
COPY --from=build /app/node_modules /app/node_modules
COPY --chmod=644 docker/healthcheck.mjs /app/healthcheck.mjs
# For docker compose exec. npx would otherwise ask the npm registry for a package of this name.
RUN ln -s /app/node_modules/.bin/latchkey-service /usr/local/bin/latchkey-service
# The configuration, and the embedded database if there is no Postgres.
RUN install --directory --owner=node --group=node --mode=700 /config
WORKDIR /config
VOLUME /config
USER node
EXPOSE 4710
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "/app/healthcheck.mjs"]
# Not by npm, which would not pass on signals.
ENTRYPOINT ["node", "/app/node_modules/@latchkey/service/dist/bin.js"]
