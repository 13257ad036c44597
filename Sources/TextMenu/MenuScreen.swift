public import Coordination

/// A screen that a menu can show: what the user sees and can do.
@MainActor
public protocol MenuScreen: Screen {
    var title: String { get }
    /// A line under the title; empty if there is nothing to say.
    var message: String { get }
    var items: [MenuItem] { get }
}
