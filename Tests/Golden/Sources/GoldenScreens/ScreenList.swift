package import Wayline

/// A screen that the menu leads to.
package typealias Listed = ListedScreen<MenuCoordinator>

/// What the menu leads to.
@MainActor
package enum ScreenList {
    // One screen a line, in order, each with its comma: the generator adds and removes these.
    // swift-format-ignore
    package static let all: [Listed] = [
        .closuresAbAbAbAbAbAbAbAbAbAbAb,
        .closuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAb,
        .closuresFlow,
        .closuresParts,
        .closuresPlain,
        .closuresWhole,
        .publishedAbAbAbAbAbAbAbAbAbAbA,
        .publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA,
        .publishedFlow,
        .publishedParts,
        .publishedPlain,
        .publishedWhole,
        .streamsAbAbAbAbAbAbAbAbAbAbAbA,
        .streamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA,
        .streamsFlow,
        .streamsParts,
        .streamsPlain,
        .streamsWhole,
    ]
}
