package import Coordination

/// A screen that the menu of the home screen leads to.
package typealias Listed = ListedScreen<HomeCoordinator>

/// What the menu of the home screen leads to, beside what is written out in its flow.
@MainActor
package enum ScreenList {
    // One screen a line, in order, each with its comma: the generator adds and removes these.
    // swift-format-ignore
    package static let all: [Listed] = [
    ]
}
