package import Wayline

/// What the menu looks like.
package final class MenuView: View {
    package let title = "Menu"
    package let screens = List<Listed>("Screens", title: \.title)

    package var controls: [Control] { [screens] }
}
