// One import for screens and their tests.
@_exported public import Binding
@_exported public import Coordination
@_exported public import WaylineApplication
@_exported public import WaylineInterface
@_exported public import WaylineRouting
@_exported public import WaylineStreams
@_exported public import WaylineText
