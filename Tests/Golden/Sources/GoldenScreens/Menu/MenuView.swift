package import Wayline

/// The controls of the menu.
package final class MenuView: View {
    package let title = "Menu"
    package let screens = List<Listed>("Screens", title: \.title)

    package var controls: [Control] { [screens] }
}
