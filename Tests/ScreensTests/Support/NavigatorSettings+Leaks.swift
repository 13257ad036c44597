import Wayline

extension NavigatorSettings {
    /// With leaks looked for, which in optimised builds is off by itself.
    static var findingLeaks: NavigatorSettings {
        var settings = NavigatorSettings()
        settings.findsLeaks = true
        return settings
    }
}
