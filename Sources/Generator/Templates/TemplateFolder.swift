/// A folder of a template: it says where the files in it go, and for what they are made.
package enum TemplateFolder: String, CaseIterable, Hashable, Sendable {
    /// The sources of the screen.
    case screen

    /// The tests of the screen.
    case tests

    /// More sources of a screen that has a flow of its own.
    case coordinator

    /// More tests of such a screen.
    case coordinatorTests = "coordinator-tests"

    /// The sources of each child, in a folder of its own.
    case child

    /// The tests of each child, in a folder of its own.
    case childTests = "child-tests"

    /// Whether its files are made once for each child.
    var isOfChild: Bool {
        switch self {
        case .child, .childTests: true
        case .screen, .tests, .coordinator, .coordinatorTests: false
        }
    }

    /// Whether its files are made only for a screen that has a flow of its own.
    var isOfCoordinator: Bool {
        switch self {
        case .coordinator, .coordinatorTests: true
        case .screen, .tests, .child, .childTests: false
        }
    }

    var holdsTests: Bool {
        switch self {
        case .tests, .coordinatorTests, .childTests: true
        case .screen, .coordinator, .child: false
        }
    }
}
