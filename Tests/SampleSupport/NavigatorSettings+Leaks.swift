package import Wayline

extension NavigatorSettings {
    /// Settings that look for leaks, which is off by default in optimised builds.
    package static var findingLeaks: NavigatorSettings {
        var settings = NavigatorSettings()
        settings.findsLeaks = true
        return settings
    }
}
