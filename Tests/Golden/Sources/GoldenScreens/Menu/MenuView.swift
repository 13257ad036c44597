import Wayline

/// The controls of the menu.
final class MenuView: View {
    let title = "Menu"
    let screens = List<Listed>("Screens", title: \.title)

    var controls: [Control] { [screens] }
}
