internal import Wayline

/// A screen in the menu.
typealias Listed = ListedScreen<MenuCoordinator>

/// The screens in the menu.
@MainActor
enum ScreenList {
    // One screen a line, in order, each with its comma: the generator adds and removes these.
    // swift-format-ignore
    static let all: [Listed] = [
        .booking,
        .closuresAbAbAbAbAbAbAbAbAbAbAb,
        .closuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAb,
        .closuresFlow,
        .closuresKnown,
        .closuresParts,
        .closuresPlain,
        .closuresWhole,
        .publishedAbAbAbAbAbAbAbAbAbAbA,
        .publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA,
        .publishedFlow,
        .publishedKnown,
        .publishedParts,
        .publishedPlain,
        .publishedWhole,
        .streamsAbAbAbAbAbAbAbAbAbAbAbA,
        .streamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA,
        .streamsFlow,
        .streamsKnown,
        .streamsParts,
        .streamsPlain,
        .streamsWhole,
    ]
}
