package import Wayline

/// An entry in the menu of the home screen.
package typealias Listed = ListedScreen<HomeCoordinator>

/// The screens in the menu of the home screen, in addition to those in its flow.
@MainActor
package enum ScreenList {
    // One screen a line, in order, each with its comma: the generator adds and removes these.
    // swift-format-ignore
    package static let all: [Listed] = [
    ]
}
