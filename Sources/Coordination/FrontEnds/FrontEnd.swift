/// Shows the user where they are, and sends back what they want.
///
/// It is shown a scene after each change, in the same run, and sends intents to the navigator.
@MainActor
public protocol FrontEnd: AnyObject {
    /// Shows `scene`, which differs from what was shown before.
    func show(_ scene: Scene)
}
