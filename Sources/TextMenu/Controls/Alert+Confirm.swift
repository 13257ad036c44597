import Coordination
public import WaylineRouting

extension Alert {
    /// Creates a question before something that cannot be undone: `.alert(.confirm("Discard?",
    /// "Discard", route: "discard"))`. The harmless answer comes first, and does nothing.
    public static func confirm(
        _ title: String, message: String = "", _ action: String, route: RouteName,
        orElse harmless: String = "Cancel"
    ) -> Alert {
        Alert(
            title, message: message,
            actions: [Action(harmless), Action(action, route: route)])
    }
}
