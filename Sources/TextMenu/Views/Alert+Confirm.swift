public import Coordination

extension Alert {
    /// A question before something that cannot be undone: `.alert(.confirm("Discard?", "Discard",
    /// route: "discard"))`. The harmless answer comes first, and nothing is done by it.
    public static func confirm(
        _ title: String, message: String = "", _ action: String, route: RouteID,
        orElse harmless: String = "Cancel"
    ) -> Alert {
        Alert(
            title, message: message,
            actions: [Action(harmless), Action(action, route: route)])
    }
}
