import Wayline

/// A screen with nothing on it, where a sample needs no more.
final class PlainScreen: Screen {}
