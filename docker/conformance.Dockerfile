# The conformance runner: docker build --file docker/conformance.Dockerfile --tag seller-funds-conformance .
FROM node:24-slim AS build
WORKDIR /repository
COPY . .
ENV PATH=/repository/.ci/pnpm/node_modules/@pnpm/exe.linux-x64:/repository/.ci/pnpm/node_modules/@pnpm/exe.linux-arm64:$PATH
RUN npm ci --ignore-scripts --prefix .ci/pnpm \
    && pnpm install --frozen-lockfile \
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
