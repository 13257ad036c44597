import Wayline

/// A screen without navigation.
final class MenuScreen: ViewScreen {
    let view = MenuView()
}
