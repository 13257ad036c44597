package import Wayline

/// A screen in the menu.
package typealias Listed = ListedScreen<MenuCoordinator>

/// The screens in the menu.
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
