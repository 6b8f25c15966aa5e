# The sandbox: docker build --file docker/sandbox.Dockerfile --tag seller-funds-sandbox .
FROM node:24-slim AS build
WORKDIR /repository
ENV PATH=/repository/.ci/pnpm/node_modules/@pnpm/exe.linux-x64:/repository/.ci/pnpm/node_modules/@pnpm/exe.linux-arm64:$PATH
# The layers of pnpm and the dependencies are used again until one of these files changes.
COPY .ci/pnpm .ci/pnpm
RUN npm ci --ignore-scripts --prefix .ci/pnpm
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline \
    && pnpm run build \
    && pnpm exec tsx scripts/use-built.ts \
    && pnpm --filter @seller-funds/sandbox --prod --legacy deploy /app

FROM node:24-alpine
LABEL org.opencontainers.image.title="Seller Funds sandbox" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app ./
# Owned by the user that runs the sandbox, so that a volume mounted here is writable.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4020
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4020/_sandbox/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# In memory, unless DATABASE_URL or --data is set.
ENTRYPOINT ["node", "dist/cli/bin.js", "--host", "0.0.0.0"]
