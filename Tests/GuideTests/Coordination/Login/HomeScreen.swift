import Wayline

final class HomeScreen: Screen {}
