/// The form of a step in a script.
package enum ScriptUsage: String, Sendable {
    case type = #"type "Email" "an@example.com""#
    case submit = #"submit "Password""#
    case choose = #"choose "Log in""#
    case select = #"select "Ranking" "viewed""#
    case match = #"select "Town" matching "hu""#
    case filter = #"filter "Articles" "lotus""#
    case act = #"act "Dishes" "Phở" "Delete""#
    case sort = #"sort "Orders" "Total""#
    case mark = #"mark "Dishes" "Phở""#
    case move = #"move "Dishes" "Phở" up"#
    case back = "back"
    case undo = "undo"
    case redo = "redo"
    case open = "open LINK"
    case wait = "wait 300ms"
    case show = "show"
    case expectScreen = "expect screen home"
    case expectText = #"expect text "Welcome""#
    case expectStack = "expect stack login,change-password"
    case expectAlert = #"expect alert "Log out?""#
    case expectNoText = #"expect no text "Welcome""#
    case expectNoAlert = "expect no alert"
}
