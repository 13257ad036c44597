public import Coordination

/// What the user sees and can do. A screen names routes; its router knows where they lead.
@MainActor
public protocol Screen: AnyObject {
    var title: String { get }
    /// A line under the title; empty if there is nothing to say.
    var message: String { get }
    var items: [MenuItem] { get }
    var router: any Router { get }
}
