import Wayline

/// A screen without navigation.
final class MenuScreen: ViewScreen {
    let way = Way()
    let view = MenuView()
}
