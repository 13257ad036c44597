// One import for a screen or a program: everything that Wayline's libraries declare.
@_exported public import Binding
@_exported public import Coordination
@_exported public import TextMenu
@_exported public import WaylineExploration
@_exported public import WaylineProgram
@_exported public import WaylineRouting
@_exported public import WaylineStreams
