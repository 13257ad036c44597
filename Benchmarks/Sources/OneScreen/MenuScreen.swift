import Wayline

/// A screen on which nothing leads anywhere.
final class MenuScreen: ViewScreen {
    let way = Way()
    let view = MenuView()
}
