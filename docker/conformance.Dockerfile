# The conformance runner: docker build --file docker/conformance.Dockerfile --tag seller-funds-conformance .
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
    && pnpm --filter @seller-funds/conformance --prod --legacy deploy /app

FROM node:24-alpine
LABEL org.opencontainers.image.title="Seller Funds conformance" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
COPY --from=build /app /app
# Reports are written to the working directory: mount a folder here.
WORKDIR /reports
RUN chown node:node /reports
USER node
# A command that exits needs no health check.
HEALTHCHECK NONE
ENTRYPOINT ["node", "/app/dist/cli/bin.js"]
